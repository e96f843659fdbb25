/** A project with many homes in every state that the day list knows, written with SQL alone. */
import type { Pool } from "pg";
import { demoIds } from "./demo-ids.ts";

/** Tuesday 1 December 2026, 11:00 in the Netherlands. */
export const DAY_AT = Date.parse("2026-12-01T10:00:00Z");
const AT = "timestamptz '2026-12-01T10:00:00Z'";

/** Build numbers from 1,000 on, so that the homes of the demo stay as they are. */
const STATEMENTS: readonly string[] = [
  `insert into homes (project_id, build_number, house_type_id, phase)
   select $1, (1000 + i)::text, $2, case when i % 4 < 3 then 'Bouwblok ' || i % 4 end from generate_series(1, $3) i`,
  `insert into users (email, role, roles, project_id, house_type_id, build_number, first_name, last_name, phone, invited_at, created_at,
     password_hash, approved_terms_at, withdrawn_at, disabled_at)
   select 'huis' || i || '@wereld.example', 'projectuser', '{projectuser}', $1, $2, (1000 + i)::text, 'Voor' || i, 'Achter', '0612345678',
     ${AT} - i % 20 * interval '1 day', ${AT} - i % 20 * interval '1 day',
     case when i % 3 > 0 then 'x' end, case when i % 3 > 0 then ${AT} - i % 15 * interval '1 day' end,
     case when i % 3 = 0 and i % 37 = 0 then ${AT} end, case when i % 41 = 0 then ${AT} end
   from generate_series(1, $3) i`,
  `insert into users (email, role, roles, project_id, house_type_id, build_number, shares_choices_of, password_hash, approved_terms_at, invited_at)
   select 'mede' || u.email, 'projectuser', '{projectuser}', $1, $2, u.build_number, u.id, case when u.id % 2 = 0 then 'x' end,
     case when u.id % 2 = 0 then ${AT} - u.id % 12 * interval '1 day' end, ${AT}
   from users u where u.project_id = $1 and u.email like 'huis%9@wereld.example' and $3 > 0`,
  `insert into project_choices (user_id, project_id, house_type_id, version, revision, rooms, submit_type, submitted_at, reopened)
   select u.id, $1, $2, n % 5, 1, '{}', case when n % 5 = 1 then 'quote' end, case when n % 5 = 1 then ${AT} - n % 9 * interval '1 hour' end,
     case when n % 25 = 2 then '{"at": "2026-11-20T10:00:00Z", "reason": ""}'::jsonb end
   from users u cross join lateral (select u.build_number::int - 1000 as n) i
   where u.project_id = $1 and u.email like 'huis%' and n % 4 < 3 and $3 > 0`,
  `update project_choices c set rooms = jsonb_build_object(p.id::text, jsonb_build_object('projectPageId', p.id, 'confirmedByUser', true,
     'choicesFromOtherRoom', false, 'wallTileProduct', null, 'wallGroutColorProduct', null, 'wallFinishingProfileProduct', null,
     'floorTileProduct', null, 'floorGroutColorProduct', null, 'tileOptions', '[]'::jsonb, 'products', '{}'::jsonb)
     || case when c.id % 3 = 0 then '{"floorMaterialId": -1, "colorId": -1, "baseboardId": -1}'
       else jsonb_build_object('floorMaterialId', f.floors -> 0 -> 'material', 'colorId', f.floors -> 0 -> 'id', 'baseboardId', f.baseboards -> 0 -> 'id') end)
   from pages p, floor_offers f
   where p.house_type_id = $2 and p.document ->> 'type' = 'floors' and f.project_id = $1 and c.project_id = $1 and c.version > 0 and $3 > 0`,
  `insert into confirmations (choices_id, version, submit_type, confirmed_at, document, late)
   select c.id, -1, 'quote', ${AT}, '{"reference": "LAATST"}', '{"parts": [{"part": "floors", "lastDay": "2026-11-30"}], "rooms": {}}'
   from project_choices c where c.project_id = $1 and c.id % 4 = 0 and c.submit_type is null and c.version > 0 and $2 > 0 and $3 > 0`,
  `insert into confirmations (choices_id, version, submit_type, confirmed_at, document)
   select c.id, v, 'quote', c.submitted_at, jsonb_build_object('reference', 'REF-' || c.id || '-' || v, 'filling', repeat('x', 4000))
   from project_choices c join users u on u.id = c.user_id cross join generate_series(1, 1 + c.id % 2) v
   where c.submit_type is not null and u.email like 'huis%' and $1 > 0 and $2 > 0 and $3 > 0`,
  `insert into offers (choices_id, confirmation_id, number, document, hash, valid_until, order_lines, revision, made_by, made_by_name)
   select f.choices_id, f.id, f.version, '{"reference": "OFF-' || f.id || '"}', decode(md5(f.id::text), 'hex'),
     ${AT} + (f.id % 5 - 1) * interval '1 day', '[]', 1, 1, 'Lotte'
   from confirmations f join project_choices c on c.id = f.choices_id join users u on u.id = c.user_id
   where u.email like 'huis%' and f.choices_id % 3 = 0 and $1 > 0 and $2 > 0 and $3 > 0`,
  `insert into offer_persons (offer_id, user_id)
   select o.id, p.id from offers o join project_choices c on c.id = o.choices_id join users u on u.id = c.user_id
   join users p on p.id = u.id or p.id = u.id + 1 where u.email like 'huis%' and $1 > 0 and $2 > 0 and $3 > 0`,
  `insert into offer_acceptances (offer_id, user_id, name, role, at, hash, wording, terms_version)
   select o.id, c.user_id, 'Voor', 'koper', ${AT} - interval '1 day', o.hash, 'Ja', '1' from offers o join project_choices c on c.id = o.choices_id
   join users u on u.id = c.user_id where u.email like 'huis%' and o.id % 2 = 0 and $1 > 0 and $2 > 0 and $3 > 0`,
  `insert into offer_endings (offer_id, kind, at, by_user_id, by_name, reason)
   select o.id, 'withdrawn', ${AT}, 1, 'Lotte', '' from offers o join project_choices c on c.id = o.choices_id
   join users u on u.id = c.user_id where u.email like 'huis%' and o.id % 5 = 0 and $1 > 0 and $2 > 0 and $3 > 0`,
  `insert into change_requests (choices_id, at, by_user_id, by_name, lines, words, ending, ended_at, answer)
   select c.id, ${AT} - interval '2 days', c.user_id, 'Voor', '[]', 'Liever zwart', case when c.id % 2 = 0 then 'refused' end,
     case when c.id % 2 = 0 then ${AT} end, case when c.id % 2 = 0 then 'Nee' end
   from project_choices c join users u on u.id = c.user_id
   where u.email like 'huis%' and c.submit_type is not null and c.id % 11 < 2 and $1 > 0 and $2 > 0 and $3 > 0`,
  `insert into question_threads (choices_id, subject, last_side, last_at, closed_at)
   select c.id, '{"room": "Badkamer", "name": "Tegel"}', case when c.id % 3 = 0 then 'staff' else 'buyer' end, ${AT},
     case when c.id % 10 = 0 then ${AT} end
   from project_choices c join users u on u.id = c.user_id where u.email like 'huis%' and c.id % 7 = 0 and $1 > 0 and $2 > 0 and $3 > 0`,
  `insert into question_messages (thread_id, at, side, by_user_id, by_name, words, key)
   select t.id, ${AT} - (9 - m) * interval '3 hours', case when m % 3 = 0 then 'staff' else 'buyer' end, 1, 'Voor', 'Woorden ' || m, gen_random_uuid()
   from question_threads t join project_choices c on c.id = t.choices_id join users u on u.id = c.user_id
   cross join generate_series(1, case when t.last_side = 'staff' then 3 else 4 + t.id % 2 end) m
   where u.email like 'huis%' and $1 > 0 and $2 > 0 and $3 > 0 order by t.id, m`,
  `insert into appointments (project_id, employee_name, from_date, to_date, withdrawn_at)
   select $1, 'Wereld ' || i, ${AT} + (i % 9 - 4) * interval '5 hours', ${AT} + (i % 9 - 4) * interval '5 hours' + interval '1 hour',
     case when i % 8 = 0 then ${AT} end
   from generate_series(1, $3 / 20) i where $2 > 0`,
  `insert into appointment_bookings (appointment_id, choices_id, ending, ended_at)
   select a.id, c.id, case when a.id % 6 = 0 then 'staff' end, case when a.id % 6 = 0 then ${AT} end
   from (select id, row_number() over (order by id) n from appointments where project_id = $1 and employee_name like 'Wereld %' and id % 4 > 0) a
   join (select c.id, row_number() over (order by c.id) n from project_choices c join users u on u.id = c.user_id
     where u.email like 'huis%' and c.submit_type is not null and $2 > 0 and $3 > 0) c using (n)`,
  `insert into sent_mails (message_id, to_email, subject, sent_at, bounced_at, status, handled_at)
   select '<' || u.id || '@wereld.example>', u.email, 'Uitnodiging', ${AT}, case when u.id % 3 > 0 then ${AT} - u.id % 5 * interval '1 hour' end,
     '5.1.1', case when u.id % 4 = 0 then ${AT} end
   from users u where u.project_id = $1 and u.id % 23 = 0 and u.email like '%wereld.example' and $2 > 0 and $3 > 0`,
  `insert into closing_dates (project_id, phase, part, last_day)
   select $1, phase, part, day from (values ('Bouwblok 0', 'tiles', date '2026-12-06'), ('Bouwblok 0', 'floors', date '2026-12-03'),
     ('Bouwblok 1', 'sanitary', date '2026-12-21'), ('Bouwblok 2', 'floors', date '2026-11-30'), ('', 'tiles', date '2026-12-15')) d (phase, part, day)
   where $2 > 0 and $3 > 0`,
  `insert into contract_terms (project_id, version, name, address, registration_number, terms_version, terms_text, days_valid, vat_rate, guarantee)
   select $1, 1, 'Linde Afbouw B.V.', 'Kade 1', '12345678', '1', 'Tekst', 14, 2100, '' where $2 > 0 and $3 > 0 on conflict do nothing`,
  `insert into closing_exceptions (home_id, part, last_day, reason)
   select id, 'tiles', date '2026-12-01' + (id % 20 - 2)::int, 'Later verkocht' from homes
   where project_id = $1 and build_number::int > 1000 and id % 13 = 0 and $2 > 0 and $3 > 0`,
];

/** Fills De Lindehof with this many homes. */
export async function fillDayWorld(pool: Pool, homes: number): Promise<{ readonly projectId: number }> {
  const { projectId, houseTypeId } = await demoIds(pool, "de-lindehof");
  await pool.query("update homes set phase = null where project_id = $1", [projectId]);
  for (const text of STATEMENTS) await pool.query(text, [projectId, houseTypeId, homes]);
  await pool.query("analyze");
  return { projectId };
}
