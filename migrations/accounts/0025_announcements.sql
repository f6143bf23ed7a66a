CREATE TABLE `announcement_days` (
	`day` text PRIMARY KEY NOT NULL,
	`mails` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `announcement_recipients` (
	`announcement_id` text NOT NULL,
	`email` text NOT NULL,
	`id` text NOT NULL,
	`state` text NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	`claim` text,
	`tried_at` integer,
	`problem` text,
	PRIMARY KEY(`announcement_id`, `email`),
	FOREIGN KEY (`announcement_id`) REFERENCES `announcements`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `announcement_recipients_id` ON `announcement_recipients` (`id`);--> statement-breakpoint
CREATE INDEX `announcement_recipients_state` ON `announcement_recipients` (`announcement_id`,`state`,`tried_at`);--> statement-breakpoint
CREATE INDEX `announcement_recipients_email` ON `announcement_recipients` (`email`);--> statement-breakpoint
CREATE TABLE `announcement_refusals` (
	`email` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `announcements` (
	`id` text PRIMARY KEY NOT NULL,
	`revision` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`audience` text NOT NULL,
	`state` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`starts_at` integer,
	`started_at` integer,
	`finished_at` integer,
	`recipients` integer
);
--> statement-breakpoint
CREATE INDEX `announcements_created` ON `announcements` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `announcements_state` ON `announcements` (`state`,`starts_at`);