/** The rollups, each with its name, a query for what it says, and one that counts the same over the events. */
export const recounts: [string, string, string][] = [
  [
    'views and time per day and page',
    `select day, page_path, views, bot_views, active_ms, wall_ms from figma_analytics_daily_pages where views + bot_views > 0 order by 1, 2`,
    `select substr(entered_at, 1, 10) day, v.page_path, sum(not is_bot) views, sum(is_bot) bot_views,
       sum(iif(is_bot, 0, active_ms)) active_ms, sum(iif(is_bot, 0, wall_ms)) wall_ms
     from figma_analytics_page_views v join figma_analytics_time t on t.page_view_id = v.id group by 1, 2 order by 1, 2`,
  ],
  [
    'sessions and depth per day and page',
    `select day, page_path, sessions, depth_sum from figma_analytics_daily_pages where sessions > 0 order by 1, 2`,
    `select substr(first_at, 1, 10) day, page_path, count(*) sessions, sum(max_scroll_depth) depth_sum
     from figma_analytics_scroll where not is_bot group by 1, 2 order by 1, 2`,
  ],
  [
    'exits per day and page',
    `select day, page_path, exits from figma_analytics_daily_pages where exits > 0 order by 1, 2`,
    `select substr(started_at, 1, 10) day, (
       select page_path from figma_analytics_page_views v where v.session_id = s.session_id
       order by entered_at desc, id desc limit 1) page_path, count(*) exits
     from figma_analytics_sessions s where not is_bot group by 1, 2 order by 1, 2`,
  ],
  [
    'visits per day',
    `select day, visits, bots from figma_analytics_daily_visits where kind = 'all' and visits + bots > 0 order by 1`,
    `select substr(started_at, 1, 10) day, sum(not is_bot) visits, sum(is_bot) bots from figma_analytics_sessions group by 1 order by 1`,
  ],
  [
    'referring hosts',
    `select value, sum(visits) n from figma_analytics_daily_visits where kind = 'referrer' group by 1 having n > 0 order by 1`,
    `select case when referrer is null then '' when referrer like '%www.social.example%' then 'www.social.example'
       else 'search.example' end value, count(*) n
     from figma_analytics_sessions where not is_bot group by 1 order by 1`,
  ],
  [
    'the furthest steps',
    `select value, sum(visits) n from figma_analytics_daily_visits where kind = 'step' group by 1 having n > 0 order by 1`,
    `select value, count(*) n from (
       select case
         when max(page_path = '/figma-test-join' and exists (select 1 from figma_analytics_heatmap h
           where h.page_view_id = v.id and element_selector = '[data-track="register-submit"]')) then '3'
         when max(page_path = '/figma-test-join') then '2'
         when count(distinct page_path) > 1 then '1'
         else '0'
       end value
       from figma_analytics_sessions s join figma_analytics_page_views v on v.session_id = s.session_id
       where not s.is_bot group by s.session_id
     ) group by 1 order by 1`,
  ],
  [
    'heat cells',
    `select page_path, viewport_class, selector, cell, clicks, dead, rage, x_sum, y_sum from figma_analytics_heat_cells order by 1, 2, 3, 4`,
    `select page_path, viewport_class, element_selector selector,
       (element_y / 500 - (element_y = 10000)) * 20 + element_x / 500 - (element_x = 10000) cell,
       count(*) clicks, sum(is_dead) dead, sum(is_rage) rage, sum(element_x) x_sum, sum(element_y) y_sum
     from figma_analytics_heatmap where not is_bot group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
  ],
  [
    'scroll bands',
    `select page_path, viewport_class, band, views, document_height_sum from figma_analytics_scroll_bands where views > 0 order by 1, 2, 3`,
    `select page_path, viewport_class, scroll_depth / 5 band, count(*) views, sum(document_height) document_height_sum
     from figma_analytics_page_views where not is_bot group by 1, 2, 3 order by 1, 2, 3`,
  ],
]
