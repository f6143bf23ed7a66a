ALTER TABLE `teams` ADD `look_key` text;--> statement-breakpoint
CREATE UNIQUE INDEX `teams_look_key` ON `teams` (`look_key`);--> statement-breakpoint
-- The last step of worker/teams/fold-looks.ts, on names without capitals and accents. Of two that look alike the second
-- keeps no key.
UPDATE OR IGNORE `teams` SET `look_key` = replace(replace(replace(replace(replace(`name_key`, 'i', 'l'), '1', 'l'), '|', 'l'), '0', 'o'), 'm', 'rn');
