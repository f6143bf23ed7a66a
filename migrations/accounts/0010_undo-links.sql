CREATE TABLE `undo_links` (
	`link_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`email` text NOT NULL,
	`change` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `undo_links_mailbox` ON `undo_links` (`user_id`,`email`);--> statement-breakpoint
CREATE INDEX `undo_links_expires` ON `undo_links` (`expires_at`);--> statement-breakpoint
ALTER TABLE `factors` ADD `undo_email` text;