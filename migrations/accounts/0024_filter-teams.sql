DROP INDEX `teams_mode`;--> statement-breakpoint
DROP INDEX `teams_created`;--> statement-breakpoint
DROP INDEX `teams_name`;--> statement-breakpoint
DROP INDEX `teams_country`;--> statement-breakpoint
CREATE INDEX `teams_created` ON `teams` (`created_at`,`id`,`country`,`participation_mode`,`hub_id`,`track_id`,`search_text`);--> statement-breakpoint
CREATE INDEX `teams_name` ON `teams` (`name_key`,`id`,`country`,`participation_mode`,`hub_id`,`track_id`,`created_at`,`search_text`);--> statement-breakpoint
CREATE INDEX `teams_country` ON `teams` (`country`,`id`,`participation_mode`,`hub_id`,`track_id`,`created_at`,`search_text`);