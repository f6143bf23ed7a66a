CREATE TABLE `projects` (
	`team_id` text PRIMARY KEY NOT NULL,
	`revision` text NOT NULL,
	`draft` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`slug` text,
	`submission` text,
	`submitted_revision` text,
	`submitted_at` integer,
	FOREIGN KEY (`team_id`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `projects_slug` ON `projects` (`slug`);--> statement-breakpoint
CREATE INDEX `projects_submitted` ON `projects` (`submitted_at`,`team_id`);