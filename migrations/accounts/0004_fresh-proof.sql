ALTER TABLE `factors` ADD `undo_hash` text;--> statement-breakpoint
ALTER TABLE `factors` ADD `undo_until` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `factors_undo` ON `factors` (`undo_hash`);--> statement-breakpoint
ALTER TABLE `sessions` ADD `proven_at` integer;