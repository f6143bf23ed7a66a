CREATE TABLE `settled_mails` (
	`id` text PRIMARY KEY NOT NULL,
	`team_id` text NOT NULL,
	`recipient` text NOT NULL,
	`subject` text NOT NULL,
	`delivery` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`team_id`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `settled_mails_team` ON `settled_mails` (`team_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `settled_mails_recipient` ON `settled_mails` (`recipient`);--> statement-breakpoint
ALTER TABLE `outgoing_mails` ADD `team_id` text;--> statement-breakpoint
CREATE INDEX `outgoing_mails_team` ON `outgoing_mails` (`team_id`);