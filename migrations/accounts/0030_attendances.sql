CREATE TABLE `attendances` (
	`id` text PRIMARY KEY NOT NULL,
	`event` text NOT NULL,
	`day` text NOT NULL,
	`user_id` text NOT NULL,
	`by_id` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `attendances_once` ON `attendances` (`event`,`day`,`user_id`);--> statement-breakpoint
CREATE INDEX `attendances_latest` ON `attendances` (`event`,`day`,`created_at`);--> statement-breakpoint
CREATE INDEX `attendances_account` ON `attendances` (`user_id`);--> statement-breakpoint
CREATE INDEX `attendances_by` ON `attendances` (`by_id`);--> statement-breakpoint
CREATE TABLE `passes` (
	`user_id` text PRIMARY KEY NOT NULL,
	`number` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `passes_number` ON `passes` (`number`);