DROP INDEX `team_members_name`;--> statement-breakpoint
DROP INDEX `team_members_address`;--> statement-breakpoint
CREATE INDEX `team_members_name` ON `team_members` (`name_key`,`id`,`team_id`,`joined_at`,`created_at`,`search_text`);--> statement-breakpoint
CREATE INDEX `team_members_address` ON `team_members` (`email`,`id`,`team_id`,`joined_at`,`created_at`,`search_text`);