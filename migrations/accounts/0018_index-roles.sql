CREATE INDEX `user_roles_role` ON `user_roles` (`role`,`user_id`);--> statement-breakpoint
ALTER TABLE `team_invitations` DROP COLUMN `declined_at`;