CREATE TABLE `certificates` (
	`code` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`kind` text NOT NULL,
	`edition` integer NOT NULL,
	`name` text,
	`renamings` integer DEFAULT 0 NOT NULL,
	`shows` text NOT NULL,
	`consent_version` text,
	`consented_at` integer,
	`team_id` text,
	`team_name` text,
	`project_title` text,
	`hub_id` text,
	`award` text,
	`created_at` integer NOT NULL,
	`withdrawn_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `certificates_holder` ON `certificates` (`user_id`,`kind`,`edition`) WHERE withdrawn_at IS NULL;--> statement-breakpoint
CREATE INDEX `certificates_account` ON `certificates` (`user_id`);--> statement-breakpoint
CREATE INDEX `certificates_team` ON `certificates` (`team_id`);