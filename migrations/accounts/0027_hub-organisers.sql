CREATE TABLE `hub_organisers` (
	`user_id` text PRIMARY KEY NOT NULL,
	`hub_id` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `hub_organisers_created` ON `hub_organisers` (`created_at`);--> statement-breakpoint
CREATE INDEX `teams_hub_name` ON `teams` (`hub_id`,`name_key`,`id`);