CREATE TABLE `judge_assignments` (
	`project_id` text NOT NULL,
	`judge_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`project_id`, `judge_id`),
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`team_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `judge_assignments_judge` ON `judge_assignments` (`judge_id`);--> statement-breakpoint
CREATE TABLE `judge_conflicts` (
	`project_id` text NOT NULL,
	`judge_id` text NOT NULL,
	`reason` text NOT NULL,
	`declared_by` text,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`project_id`, `judge_id`),
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`team_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `judge_conflicts_judge` ON `judge_conflicts` (`judge_id`);--> statement-breakpoint
CREATE TABLE `judge_scores` (
	`project_id` text NOT NULL,
	`judge_id` text NOT NULL,
	`revision` text NOT NULL,
	`draft` text NOT NULL,
	`final` text,
	`points` integer,
	`handed_in_revision` text,
	`handed_in_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`project_id`, `judge_id`),
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`team_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `judge_scores_judge` ON `judge_scores` (`judge_id`);--> statement-breakpoint
CREATE TABLE `judges` (
	`user_id` text PRIMARY KEY NOT NULL,
	`organization` text NOT NULL,
	`domain` text NOT NULL,
	`hub_id` text,
	`invited_by` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `judging_results` (
	`project_id` text PRIMARY KEY NOT NULL,
	`place` integer NOT NULL,
	`evened` real NOT NULL,
	`raw` real NOT NULL,
	`raw_place` integer NOT NULL,
	`judgements` integer NOT NULL,
	`group_number` integer NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`team_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `judging_results_place` ON `judging_results` (`place`);--> statement-breakpoint
CREATE TABLE `judging_rounds` (
	`edition` text PRIMARY KEY NOT NULL,
	`revision` text NOT NULL,
	`per_project` integer NOT NULL,
	`per_judge` integer NOT NULL,
	`assigned_at` integer NOT NULL,
	`published_at` integer,
	`published_by` text
);
