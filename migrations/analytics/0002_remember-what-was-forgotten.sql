CREATE TABLE `figma_analytics_forgotten` (
	`id` text PRIMARY KEY NOT NULL,
	`page_path` text,
	`first_day` text,
	`last_day` text,
	`forgotten_at` text NOT NULL,
	`done_at` text
);
