CREATE TABLE `matching_cards` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`team_id` text,
	`name` text,
	`country` text,
	`hub_id` text,
	`tracks` text NOT NULL,
	`languages` text NOT NULL,
	`skills` text NOT NULL,
	`about` text NOT NULL,
	`paused_at` integer,
	`search_text` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`team_id`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `matching_cards_person` ON `matching_cards` (`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `matching_cards_team` ON `matching_cards` (`team_id`);--> statement-breakpoint
CREATE INDEX `matching_cards_created` ON `matching_cards` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `matching_hides` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`hidden_id` text NOT NULL,
	`name` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `matching_hides_pair` ON `matching_hides` (`user_id`,`hidden_id`);--> statement-breakpoint
CREATE INDEX `matching_hides_hidden` ON `matching_hides` (`hidden_id`);--> statement-breakpoint
CREATE INDEX `matching_hides_created` ON `matching_hides` (`created_at`);--> statement-breakpoint
CREATE TABLE `matching_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`sender_id` text NOT NULL,
	`sender_card_id` text NOT NULL,
	`sender_name` text NOT NULL,
	`receiver_id` text NOT NULL,
	`receiver_card_id` text NOT NULL,
	`receiver_name` text NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `matching_messages_sender` ON `matching_messages` (`sender_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `matching_messages_receiver` ON `matching_messages` (`receiver_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `matching_messages_created` ON `matching_messages` (`created_at`);--> statement-breakpoint
CREATE TABLE `matching_reports` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`account_id` text NOT NULL,
	`team_id` text,
	`reporter_id` text,
	`name` text NOT NULL,
	`text` text NOT NULL,
	`reason` text NOT NULL,
	`decision` text,
	`decided_at` integer,
	`search_text` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `matching_reports_once` ON `matching_reports` (`reporter_id`,`subject_id`);--> statement-breakpoint
CREATE INDEX `matching_reports_subject` ON `matching_reports` (`subject_id`,`decision`);--> statement-breakpoint
CREATE INDEX `matching_reports_account` ON `matching_reports` (`account_id`,`decision`);--> statement-breakpoint
CREATE INDEX `matching_reports_team` ON `matching_reports` (`team_id`,`decision`);--> statement-breakpoint
CREATE INDEX `matching_reports_created` ON `matching_reports` (`created_at`,`id`,`search_text`);--> statement-breakpoint
CREATE INDEX `matching_reports_decision` ON `matching_reports` (`decision`,`created_at`,`id`,`search_text`);