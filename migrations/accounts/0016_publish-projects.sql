CREATE TABLE `gallery_projects` (
	`team_id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`title` text NOT NULL,
	`summary` text NOT NULL,
	`team_name` text NOT NULL,
	`track_id` text NOT NULL,
	`country` text NOT NULL,
	`hub_id` text,
	`award` text,
	`content` text NOT NULL,
	FOREIGN KEY (`team_id`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `gallery_projects_slug` ON `gallery_projects` (`slug`);--> statement-breakpoint
CREATE TABLE `gallery_publication` (
	`id` integer PRIMARY KEY NOT NULL,
	`revision` text NOT NULL,
	`published_at` integer NOT NULL
);
