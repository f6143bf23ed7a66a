CREATE TABLE `received_deliveries` (
	`hash` text PRIMARY KEY NOT NULL,
	`received_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `received_deliveries_received` ON `received_deliveries` (`received_at`);