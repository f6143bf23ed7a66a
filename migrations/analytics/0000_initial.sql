CREATE TABLE `figma_analytics_heatmap` (
	`id` integer PRIMARY KEY NOT NULL,
	`session_id` integer NOT NULL,
	`page_view_id` integer NOT NULL,
	`page_path` text NOT NULL,
	`occurred_at` text NOT NULL,
	`element_selector` text NOT NULL,
	`element_text` text,
	`click_x` integer NOT NULL,
	`click_y` integer NOT NULL,
	`viewport_width` integer NOT NULL,
	`viewport_height` integer NOT NULL,
	`scroll_x` integer NOT NULL,
	`scroll_y` integer NOT NULL,
	`element_x` integer NOT NULL,
	`element_y` integer NOT NULL,
	`document_height` integer NOT NULL,
	`viewport_class` text NOT NULL,
	`build` text NOT NULL,
	`is_dead` integer NOT NULL,
	`is_rage` integer NOT NULL,
	`is_bot` integer NOT NULL,
	`ingest_id` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `figma_analytics_page_views` (
	`id` integer PRIMARY KEY NOT NULL,
	`session_id` integer NOT NULL,
	`page_path` text NOT NULL,
	`page_title` text NOT NULL,
	`entered_at` text NOT NULL,
	`left_at` text,
	`scroll_depth` integer NOT NULL,
	`viewport_class` text NOT NULL,
	`viewport_height` integer NOT NULL,
	`document_height` integer NOT NULL,
	`build` text NOT NULL,
	`is_bot` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `figma_analytics_rejected` (
	`id` integer NOT NULL,
	`reason` text NOT NULL,
	`day` text NOT NULL,
	`events` integer NOT NULL,
	PRIMARY KEY(`id`, `reason`)
);
--> statement-breakpoint
CREATE TABLE `figma_analytics_scroll` (
	`session_id` integer NOT NULL,
	`page_path` text NOT NULL,
	`max_scroll_depth` integer NOT NULL,
	`first_at` text NOT NULL,
	`is_bot` integer NOT NULL,
	PRIMARY KEY(`session_id`, `page_path`)
);
--> statement-breakpoint
CREATE TABLE `figma_analytics_sessions` (
	`session_id` integer PRIMARY KEY NOT NULL,
	`user_agent` text NOT NULL,
	`referrer` text,
	`started_at` text NOT NULL,
	`seen_at` text NOT NULL,
	`last_view_clock` integer NOT NULL,
	`last_view_id` integer NOT NULL,
	`last_path` text NOT NULL,
	`furthest_step` integer NOT NULL,
	`country` text,
	`language` text,
	`device` text NOT NULL,
	`is_bot` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `figma_analytics_sessions_started` ON `figma_analytics_sessions` (`started_at`);--> statement-breakpoint
CREATE TABLE `figma_analytics_time` (
	`page_view_id` integer PRIMARY KEY NOT NULL,
	`session_id` integer NOT NULL,
	`page_path` text NOT NULL,
	`active_ms` integer NOT NULL,
	`wall_ms` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `dead_events` (
	`id` text PRIMARY KEY NOT NULL,
	`body` text NOT NULL,
	`events` integer NOT NULL,
	`died_at` text NOT NULL,
	`replayed_at` text
);
--> statement-breakpoint
CREATE INDEX `dead_events_died` ON `dead_events` (`died_at`);--> statement-breakpoint
CREATE TABLE `figma_analytics_daily_pages` (
	`day` text NOT NULL,
	`page_path` text NOT NULL,
	`views` integer DEFAULT 0 NOT NULL,
	`bot_views` integer DEFAULT 0 NOT NULL,
	`active_ms` integer DEFAULT 0 NOT NULL,
	`wall_ms` integer DEFAULT 0 NOT NULL,
	`sessions` integer DEFAULT 0 NOT NULL,
	`depth_sum` integer DEFAULT 0 NOT NULL,
	`exits` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`day`, `page_path`)
);
--> statement-breakpoint
CREATE TABLE `figma_analytics_daily_visits` (
	`day` text NOT NULL,
	`kind` text NOT NULL,
	`value` text NOT NULL,
	`visits` integer DEFAULT 0 NOT NULL,
	`bots` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`day`, `kind`, `value`)
);
--> statement-breakpoint
CREATE TABLE `figma_analytics_heat_cells` (
	`page_path` text NOT NULL,
	`viewport_class` text NOT NULL,
	`selector` text NOT NULL,
	`cell` integer NOT NULL,
	`clicks` integer DEFAULT 0 NOT NULL,
	`dead` integer DEFAULT 0 NOT NULL,
	`rage` integer DEFAULT 0 NOT NULL,
	`x_sum` integer DEFAULT 0 NOT NULL,
	`y_sum` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`page_path`, `viewport_class`, `selector`, `cell`)
);
--> statement-breakpoint
CREATE TABLE `figma_analytics_scroll_bands` (
	`page_path` text NOT NULL,
	`viewport_class` text NOT NULL,
	`band` integer NOT NULL,
	`views` integer DEFAULT 0 NOT NULL,
	`viewport_height_sum` integer DEFAULT 0 NOT NULL,
	`document_height_sum` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`page_path`, `viewport_class`, `band`)
);
