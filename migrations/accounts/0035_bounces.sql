ALTER TABLE `announcement_recipients` ADD `mail_id` text;--> statement-breakpoint
CREATE INDEX `announcement_recipients_mail` ON `announcement_recipients` (`mail_id`);--> statement-breakpoint
ALTER TABLE `intake_entries` ADD `mail_id` text;--> statement-breakpoint
CREATE INDEX `intake_entries_mail` ON `intake_entries` (`mail_id`);--> statement-breakpoint
ALTER TABLE `settled_mails` ADD `mail_id` text;--> statement-breakpoint
CREATE INDEX `settled_mails_mail` ON `settled_mails` (`mail_id`);