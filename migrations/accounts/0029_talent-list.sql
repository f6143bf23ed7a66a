CREATE TABLE `talent_links` (
	`application_id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`sent_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`application_id`) REFERENCES `partner_applications`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `talent_links_token` ON `talent_links` (`token_hash`);--> statement-breakpoint
CREATE TABLE `talent_profiles` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`country` text NOT NULL,
	`seeks` text NOT NULL,
	`skills` text NOT NULL,
	`languages` text NOT NULL,
	`about` text NOT NULL,
	`cv_link` text NOT NULL,
	`consent_text` text NOT NULL,
	`consent_version` text NOT NULL,
	`consented_at` integer NOT NULL,
	`search_text` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `talent_profiles_account` ON `talent_profiles` (`user_id`);--> statement-breakpoint
CREATE INDEX `talent_profiles_created` ON `talent_profiles` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `talent_reads` (
	`id` text PRIMARY KEY NOT NULL,
	`application_id` text NOT NULL,
	`search` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`application_id`) REFERENCES `partner_applications`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `talent_reads_application` ON `talent_reads` (`application_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `talent_reads_created` ON `talent_reads` (`created_at`);--> statement-breakpoint
CREATE TABLE `talent_sightings` (
	`user_id` text NOT NULL,
	`application_id` text NOT NULL,
	`organization_name` text NOT NULL,
	`first_at` integer NOT NULL,
	`last_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `application_id`)
);
--> statement-breakpoint
CREATE INDEX `talent_sightings_last` ON `talent_sightings` (`last_at`);