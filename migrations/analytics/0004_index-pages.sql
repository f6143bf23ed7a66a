ALTER TABLE `figma_analytics_forgotten` ADD `deleted_rows` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `figma_analytics_heatmap_page` ON `figma_analytics_heatmap` (`page_path`,`occurred_at`);--> statement-breakpoint
CREATE INDEX `figma_analytics_page_views_page` ON `figma_analytics_page_views` (`page_path`,`entered_at`);--> statement-breakpoint
CREATE INDEX `figma_analytics_scroll_page` ON `figma_analytics_scroll` (`page_path`,`first_at`);