ALTER TABLE `announcements` ADD `hub_id` text;--> statement-breakpoint
ALTER TABLE `announcements` ADD `sent_by` text;--> statement-breakpoint
ALTER TABLE `announcements` ADD `held_at` integer;