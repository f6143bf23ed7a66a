CREATE TABLE `mentoring_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`mentoring_id` text NOT NULL,
	`is_from_mentor` integer NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`mentoring_id`) REFERENCES `mentorings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `mentoring_messages_of` ON `mentoring_messages` (`mentoring_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `mentorings` (
	`id` text PRIMARY KEY NOT NULL,
	`team_id` text NOT NULL,
	`purpose` text NOT NULL,
	`language` text NOT NULL,
	`created_at` integer NOT NULL,
	`mentor_id` text,
	`assigned_at` integer,
	`ended_at` integer,
	FOREIGN KEY (`team_id`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mentorings_open` ON `mentorings` (`team_id`) WHERE ended_at IS NULL;--> statement-breakpoint
CREATE INDEX `mentorings_team` ON `mentorings` (`team_id`);--> statement-breakpoint
CREATE INDEX `mentorings_mentor` ON `mentorings` (`mentor_id`,`team_id`,`ended_at`);--> statement-breakpoint
CREATE INDEX `mentorings_waiting` ON `mentorings` (`created_at`,`id`) WHERE mentor_id IS NULL;--> statement-breakpoint
CREATE TABLE `mentors` (
	`user_id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`track_ids` text NOT NULL,
	`languages` text NOT NULL,
	`countries` text NOT NULL,
	`hub_ids` text NOT NULL,
	`places` integer NOT NULL,
	`has_room` integer NOT NULL,
	`created_at` integer NOT NULL
);
