CREATE TABLE `check_in_reminders` (
	`team_id` text NOT NULL,
	`number` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`team_id`, `number`),
	FOREIGN KEY (`team_id`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `check_ins` (
	`team_id` text NOT NULL,
	`number` integer NOT NULL,
	`revision` text NOT NULL,
	`details` text NOT NULL,
	`is_blocked` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`team_id`, `number`),
	FOREIGN KEY (`team_id`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `check_ins_number` ON `check_ins` (`number`,`is_blocked`,`team_id`);--> statement-breakpoint
CREATE TABLE `reminder_refusals` (
	`email` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL
);
