CREATE INDEX `contact_messages_email` ON `contact_messages` (`email`);--> statement-breakpoint
CREATE INDEX `hub_interests_email` ON `hub_interests` (`email`);--> statement-breakpoint
CREATE INDEX `partner_applications_email` ON `partner_applications` (`email`);--> statement-breakpoint
CREATE INDEX `outgoing_mails_recipient` ON `outgoing_mails` (`recipient`);