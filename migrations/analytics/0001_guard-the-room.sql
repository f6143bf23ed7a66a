CREATE TABLE `figma_analytics_dropped` (
	`day` text NOT NULL,
	`reason` text NOT NULL,
	`events` integer NOT NULL,
	PRIMARY KEY(`day`, `reason`)
);
--> statement-breakpoint
CREATE TABLE `figma_analytics_networks` (
	`day` text NOT NULL,
	`network` text NOT NULL,
	`events` integer NOT NULL,
	PRIMARY KEY(`day`, `network`)
);
--> statement-breakpoint
ALTER TABLE `figma_analytics_heat_cells` ADD `last_day` text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE `figma_analytics_heat_cells` SET `last_day` = date('now');
