CREATE TABLE `outgoing_mails` (
	`id` text PRIMARY KEY NOT NULL,
	`recipient` text NOT NULL,
	`copy` text NOT NULL,
	`url` text NOT NULL,
	`due_at` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `outgoing_mails_due` ON `outgoing_mails` (`due_at`);