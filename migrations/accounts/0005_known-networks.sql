CREATE TABLE `known_networks` (
	`key` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`signed_in_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `known_networks_user` ON `known_networks` (`user_id`);--> statement-breakpoint
CREATE INDEX `known_networks_signed_in` ON `known_networks` (`signed_in_at`);