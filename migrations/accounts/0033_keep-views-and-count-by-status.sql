CREATE TABLE `saved_views` (
	`owner_id` text NOT NULL,
	`list` text NOT NULL,
	`name_key` text NOT NULL,
	`name` text NOT NULL,
	`query` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`owner_id`, `list`, `name_key`)
);
--> statement-breakpoint
DROP INDEX `team_members_created`;--> statement-breakpoint
DROP INDEX `team_members_name`;--> statement-breakpoint
DROP INDEX `team_members_address`;--> statement-breakpoint
CREATE INDEX `team_members_team` ON `team_members` (`team_id`,`joined_at`);--> statement-breakpoint
CREATE INDEX `team_members_created` ON `team_members` (`created_at`,`id`,`team_id`,`joined_at`,`search_text`);--> statement-breakpoint
CREATE INDEX `team_members_name` ON `team_members` (`name_key`,`id`,`team_id`,`joined_at`,`search_text`);--> statement-breakpoint
CREATE INDEX `team_members_address` ON `team_members` (`email`,`id`,`team_id`,`joined_at`,`search_text`);--> statement-breakpoint
CREATE INDEX `teams_waiting` ON `teams` (`id`,`hub_waiting_since`) WHERE hub_waiting_since IS NOT NULL;