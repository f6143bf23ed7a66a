CREATE INDEX `flow_states_user` ON `flow_states` (`user_id`);--> statement-breakpoint
CREATE INDEX `flow_states_link_user` ON `flow_states` (`link_user_id`);