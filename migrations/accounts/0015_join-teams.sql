CREATE TABLE `hub_places` (
	`hub_id` text PRIMARY KEY NOT NULL,
	`teams` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `join_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`team_id` text NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`note` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`team_id`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `join_requests_account` ON `join_requests` (`user_id`,`team_id`);--> statement-breakpoint
CREATE TABLE `team_invitations` (
	`member_id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`sent_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`declined_at` integer,
	FOREIGN KEY (`member_id`) REFERENCES `team_members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `team_invitations_token` ON `team_invitations` (`token_hash`);--> statement-breakpoint
CREATE TABLE `team_links` (
	`team_id` text PRIMARY KEY NOT NULL,
	`nonce` text NOT NULL,
	`link_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`team_id`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `team_links_hash` ON `team_links` (`link_hash`);--> statement-breakpoint
ALTER TABLE `team_members` ADD `user_id` text;--> statement-breakpoint
ALTER TABLE `team_members` ADD `joined_at` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `team_members_account` ON `team_members` (`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `team_members_joined` ON `team_members` (`email`) WHERE joined_at IS NOT NULL;--> statement-breakpoint
ALTER TABLE `teams` ADD `hub_waiting_since` integer;--> statement-breakpoint
CREATE INDEX `teams_hub` ON `teams` (`hub_id`,`hub_waiting_since`);