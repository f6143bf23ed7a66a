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
CREATE TABLE `figma_analytics_scroll_bands` (
	`page_path` text NOT NULL,
	`viewport_class` text NOT NULL,
	`band` integer NOT NULL,
	`views` integer DEFAULT 0 NOT NULL,
	`viewport_height_sum` integer DEFAULT 0 NOT NULL,
	`document_height_sum` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`page_path`, `viewport_class`, `band`)
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
CREATE TABLE `attempts` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`started_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `attempts_started` ON `attempts` (`started_at`);--> statement-breakpoint
CREATE TABLE `audit_log` (
	`id` text PRIMARY KEY NOT NULL,
	`action` text NOT NULL,
	`actor_id` text,
	`subject_id` text,
	`address` text,
	`details` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_log_created` ON `audit_log` (`created_at`);--> statement-breakpoint
CREATE INDEX `audit_log_subject` ON `audit_log` (`subject_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `contact_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`form_digest` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`organization` text,
	`department` text NOT NULL,
	`subject` text NOT NULL,
	`message` text NOT NULL,
	`status` text NOT NULL,
	`search_text` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `contact_messages_created` ON `contact_messages` (`created_at`,`id`,`search_text`);--> statement-breakpoint
CREATE INDEX `contact_messages_status` ON `contact_messages` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `dead_events` (
	`id` text PRIMARY KEY NOT NULL,
	`body` text NOT NULL,
	`events` integer NOT NULL,
	`died_at` text NOT NULL,
	`replayed_at` text
);
--> statement-breakpoint
CREATE INDEX `dead_events_died` ON `dead_events` (`died_at`);--> statement-breakpoint
CREATE TABLE `factor_challenges` (
	`id` text PRIMARY KEY NOT NULL,
	`factor_id` text NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `factor_challenges_factor` ON `factor_challenges` (`factor_id`);--> statement-breakpoint
CREATE INDEX `factor_challenges_expires` ON `factor_challenges` (`expires_at`);--> statement-breakpoint
CREATE TABLE `factors` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`status` text NOT NULL,
	`friendly_name` text,
	`sealed_secret` text NOT NULL,
	`last_used_step` integer DEFAULT 0 NOT NULL,
	`last_challenged_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `factors_name` ON `factors` (`user_id`,`friendly_name`);--> statement-breakpoint
CREATE INDEX `factors_user` ON `factors` (`user_id`);--> statement-breakpoint
CREATE TABLE `flow_states` (
	`id` text PRIMARY KEY NOT NULL,
	`source` text NOT NULL,
	`code_challenge` text,
	`code_challenge_method` text,
	`redirect_to` text,
	`link_user_id` text,
	`auth_code_hash` text,
	`user_id` text,
	`sealed_tokens` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `flow_states_code` ON `flow_states` (`auth_code_hash`);--> statement-breakpoint
CREATE INDEX `flow_states_expires` ON `flow_states` (`expires_at`);--> statement-breakpoint
CREATE TABLE `hub_interests` (
	`id` text PRIMARY KEY NOT NULL,
	`form_digest` text NOT NULL,
	`kind` text NOT NULL,
	`hub_id` text,
	`city` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`organization` text,
	`message` text,
	`search_text` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `hub_interests_created` ON `hub_interests` (`created_at`,`id`,`search_text`);--> statement-breakpoint
CREATE INDEX `hub_interests_city` ON `hub_interests` (`city`,`id`);--> statement-breakpoint
CREATE TABLE `identities` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`provider` text NOT NULL,
	`provider_id` text NOT NULL,
	`email` text,
	`identity_data` text NOT NULL,
	`last_sign_in_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `identities_provider` ON `identities` (`provider`,`provider_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `identities_user` ON `identities` (`user_id`,`provider`);--> statement-breakpoint
CREATE TABLE `one_time_tokens` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`email` text NOT NULL,
	`link_hash` text,
	`link_expires_at` integer,
	`code_hash` text NOT NULL,
	`code_expires_at` integer NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`code_challenge` text,
	`code_challenge_method` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `one_time_tokens_user` ON `one_time_tokens` (`user_id`,`kind`);--> statement-breakpoint
CREATE UNIQUE INDEX `one_time_tokens_link` ON `one_time_tokens` (`link_hash`);--> statement-breakpoint
CREATE INDEX `one_time_tokens_created` ON `one_time_tokens` (`created_at`);--> statement-breakpoint
CREATE TABLE `partner_applications` (
	`id` text PRIMARY KEY NOT NULL,
	`form_digest` text NOT NULL,
	`organization_name` text NOT NULL,
	`organization_type` text NOT NULL,
	`website` text,
	`contact_name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text,
	`partnership_type` text NOT NULL,
	`contribution_details` text NOT NULL,
	`goals` text NOT NULL,
	`audience_size` text,
	`previous_experience` text,
	`consent_version` text NOT NULL,
	`agreed_to_terms_at` integer NOT NULL,
	`agreed_to_marketing_at` integer,
	`status` text NOT NULL,
	`search_text` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `partner_applications_created` ON `partner_applications` (`created_at`,`id`,`search_text`);--> statement-breakpoint
CREATE INDEX `partner_applications_status` ON `partner_applications` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`id` text PRIMARY KEY NOT NULL,
	`set_id` text NOT NULL,
	`user_id` text NOT NULL,
	`code_hash` text NOT NULL,
	`used_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `recovery_codes_code` ON `recovery_codes` (`user_id`,`code_hash`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`refresh_counter` integer DEFAULT 0 NOT NULL,
	`aal` text NOT NULL,
	`methods` text NOT NULL,
	`source` text NOT NULL,
	`user_agent` text,
	`address` text,
	`created_at` integer NOT NULL,
	`refreshed_at` integer NOT NULL,
	`recorded_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_refreshed` ON `sessions` (`refreshed_at`);--> statement-breakpoint
CREATE TABLE `team_members` (
	`id` text PRIMARY KEY NOT NULL,
	`team_id` text NOT NULL,
	`position` integer NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`email` text NOT NULL,
	`github_url` text,
	`huggingface_url` text,
	`search_text` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`team_id`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `team_members_email` ON `team_members` (`team_id`,`email`);--> statement-breakpoint
CREATE INDEX `team_members_created` ON `team_members` (`created_at`,`id`,`search_text`);--> statement-breakpoint
CREATE INDEX `team_members_name` ON `team_members` (`name_key`,`id`,`search_text`);--> statement-breakpoint
CREATE INDEX `team_members_address` ON `team_members` (`email`,`id`,`search_text`);--> statement-breakpoint
CREATE TABLE `teams` (
	`id` text PRIMARY KEY NOT NULL,
	`form_digest` text NOT NULL,
	`revision` text NOT NULL,
	`team_name` text NOT NULL,
	`name_key` text NOT NULL,
	`representative_name` text NOT NULL,
	`representative_email` text NOT NULL,
	`representative_phone` text NOT NULL,
	`country` text NOT NULL,
	`participation_mode` text NOT NULL,
	`hub_id` text,
	`track_id` text NOT NULL,
	`owner_id` text,
	`search_text` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `teams_name_key` ON `teams` (`name_key`);--> statement-breakpoint
CREATE INDEX `teams_created` ON `teams` (`created_at`,`id`,`search_text`);--> statement-breakpoint
CREATE INDEX `teams_name` ON `teams` (`name_key`,`id`,`search_text`);--> statement-breakpoint
CREATE INDEX `teams_country` ON `teams` (`country`,`id`,`search_text`);--> statement-breakpoint
CREATE INDEX `teams_mode` ON `teams` (`participation_mode`,`created_at`,`id`,`search_text`);--> statement-breakpoint
CREATE INDEX `teams_owner` ON `teams` (`owner_id`);--> statement-breakpoint
CREATE INDEX `teams_representative` ON `teams` (`representative_email`);--> statement-breakpoint
CREATE TABLE `used_captchas` (
	`id` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `used_captchas_expires` ON `used_captchas` (`expires_at`);--> statement-breakpoint
CREATE TABLE `user_roles` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`role` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_roles_user` ON `user_roles` (`user_id`);--> statement-breakpoint
CREATE INDEX `user_roles_created` ON `user_roles` (`created_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`password_hash` text,
	`decoy_hash` text,
	`decoy_at` integer,
	`email_confirmed_at` integer,
	`new_email` text,
	`email_change_confirmed` integer DEFAULT 0 NOT NULL,
	`user_metadata` text NOT NULL,
	`app_metadata` text NOT NULL,
	`invited_at` integer,
	`confirmation_sent_at` integer,
	`recovery_sent_at` integer,
	`email_change_sent_at` integer,
	`reauthentication_sent_at` integer,
	`last_sign_in_at` integer,
	`banned_until` integer,
	`deleted_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);--> statement-breakpoint
CREATE INDEX `users_new_email` ON `users` (`new_email`);--> statement-breakpoint
CREATE INDEX `users_created` ON `users` (`created_at`);--> statement-breakpoint
CREATE INDEX `users_alive` ON `users` (`deleted_at`,`created_at`,`id`);