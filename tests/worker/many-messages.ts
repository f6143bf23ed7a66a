/** Fills a database with messages, a minute apart, each with its case; every third is answered. */
export async function insertMessages(database: D1Database, amount: number) {
  const numbers =
    "with recursive n(i) as (select 0 union all select i + 1 from n where i < ?1 - 1), sent(id, i, at, found) as (select printf('%08d-0000-4000-8000-00000000000a', i), i, 1757541600000 + i * 60000, iif(i % 10, ' amina mwangi example com', ' kwame banda example com') from n)"
  await database.batch(
    [
      `${numbers} insert into contact_messages (id, form_digest, name, email, department, subject, message, status, search_text, created_at)
       select id, '', 'Amina Mwangi', 'sender' || i || '@example.com', 'tech', 'Question ' || i, 'Which transport?',
         iif(i % 3, 'new', 'done'), found, at from sent`,
      `${numbers} insert into intake_cases (id, kind, message_id, due_at, answered_at, search_text, created_at)
       select id, 'message', id, at + 86400000, iif(i % 3, null, at), found, at from sent`,
    ].map((statement) => database.prepare(statement).bind(amount)),
  )
}
