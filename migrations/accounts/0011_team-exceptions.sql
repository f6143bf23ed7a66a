CREATE TABLE `team_exceptions` (
	`team_id` text NOT NULL,
	`kind` text NOT NULL,
	`until` text NOT NULL,
	`reason` text NOT NULL,
	`granted_by` text,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`team_id`, `kind`),
	FOREIGN KEY (`team_id`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE no action
);
