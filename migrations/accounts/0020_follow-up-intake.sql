CREATE TABLE `intake_cases` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`message_id` text,
	`application_id` text,
	`interest_id` text,
	`owner_id` text,
	`due_at` integer,
	`answered_at` integer,
	`search_text` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`message_id`) REFERENCES `contact_messages`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`application_id`) REFERENCES `partner_applications`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`interest_id`) REFERENCES `hub_interests`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `intake_cases_message` ON `intake_cases` (`message_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `intake_cases_application` ON `intake_cases` (`application_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `intake_cases_interest` ON `intake_cases` (`interest_id`);--> statement-breakpoint
CREATE INDEX `intake_cases_urgency` ON `intake_cases` ("answered_at" is not null,"due_at" is null,`due_at`,`created_at`,`id`,`kind`,`owner_id`,`search_text`);--> statement-breakpoint
CREATE INDEX `intake_cases_created` ON `intake_cases` (`created_at`,`id`,`kind`,`owner_id`,`answered_at`,`due_at`,`search_text`);--> statement-breakpoint
CREATE TABLE `intake_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`case_id` text NOT NULL,
	`kind` text NOT NULL,
	`author_id` text NOT NULL,
	`text` text,
	`status` text,
	`owner_id` text,
	`delivery` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`case_id`) REFERENCES `intake_cases`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `intake_entries_case` ON `intake_entries` (`case_id`,`kind`,`created_at`,`id`);--> statement-breakpoint
-- What was sent before gets its case. An answer to a message is due a day later, without Saturdays and Sundays in Central
-- Africa Time (UTC+2). When something was answered is not known, so it counts as answered at once.
INSERT INTO `intake_cases` (`id`, `kind`, `message_id`, `due_at`, `answered_at`, `search_text`, `created_at`)
SELECT `id`, 'message', `id`,
	CASE strftime('%w', `created_at` / 1000 + 7200, 'unixepoch')
		WHEN '5' THEN `created_at` + 259200000
		WHEN '6' THEN (`created_at` + 7200000) / 86400000 * 86400000 - 7200000 + 259200000
		WHEN '0' THEN (`created_at` + 7200000) / 86400000 * 86400000 - 7200000 + 172800000
		ELSE `created_at` + 86400000
	END,
	CASE `status` WHEN 'new' THEN NULL ELSE `created_at` END, `search_text`, `created_at`
FROM `contact_messages`;
--> statement-breakpoint
INSERT INTO `intake_cases` (`id`, `kind`, `application_id`, `due_at`, `answered_at`, `search_text`, `created_at`)
SELECT `id`, 'application', `id`, `created_at` + 172800000,
	CASE `status` WHEN 'new' THEN NULL ELSE `created_at` END, `search_text`, `created_at`
FROM `partner_applications`;
--> statement-breakpoint
INSERT INTO `intake_cases` (`id`, `kind`, `interest_id`, `due_at`, `answered_at`, `search_text`, `created_at`)
SELECT `id`, 'hubInterest', `id`, NULL, NULL, `search_text`, `created_at`
FROM `hub_interests`;
