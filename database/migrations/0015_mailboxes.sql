-- One mailbox has many spellings. Who receives the mail is counted, stopped and forgotten whatever they typed; what is
-- written to stays as it was typed. domain/mailbox.ts knows the same rules.

-- A domain of other scripts as mail servers see it (RFC 3492). Capitals of theirs are made small by ICU, where this
-- Postgres has it: its own locale may know but ours.
do $$
begin
  execute replace($sql$
    create function private.ascii_domain(domain text) returns text
      language plpgsql immutable strict parallel safe set search_path = 'pg_catalog'
    as $body$
    declare
      digits constant text := 'abcdefghijklmnopqrstuvwxyz0123456789';
      label text;
      codes integer[];
      basic integer;
      done integer;
      code integer;
      encoded text;
      threshold integer;
      next integer;
      delta integer;
      bias integer;
      rest integer;
      step integer;
      most integer;
      labels text[] := '{}';
    begin
      foreach label in array string_to_array(lower(normalize(domain, NFKC) /* collation */), '.') loop
        codes := array(select ascii(letter) from unnest(string_to_array(label, null)) as letter);
        encoded := coalesce((select string_agg(chr(each), '' order by place)
          from unnest(codes) with ordinality as letters(each, place) where each < 128), '');
        basic := length(encoded);
        done := basic;
        if done < cardinality(codes) then
          encoded := 'xn--' || encoded || case when basic > 0 then '-' else '' end;
        end if;
        threshold := 128;
        delta := 0;
        bias := 72;
        while done < cardinality(codes) loop
          next := (select min(each) from unnest(codes) as each where each >= threshold);
          delta := delta + (next - threshold) * (done + 1);
          threshold := next;
          foreach code in array codes loop
            if code < threshold then delta := delta + 1; end if;
            continue when code <> threshold;
            rest := delta;
            step := 36;
            loop
              most := greatest(1, least(26, step - bias));
              exit when rest < most;
              encoded := encoded || substr(digits, most + (rest - most) % (36 - most) + 1, 1);
              rest := (rest - most) / (36 - most);
              step := step + 36;
            end loop;
            encoded := encoded || substr(digits, rest + 1, 1);
            delta := delta / case when done = basic then 700 else 2 end;
            done := done + 1;
            delta := delta + delta / done;
            bias := 0;
            while delta > 455 loop
              delta := delta / 35;
              bias := bias + 36;
            end loop;
            bias := bias + 36 * delta / (delta + 38);
            delta := 0;
          end loop;
          delta := delta + 1;
          threshold := threshold + 1;
        end loop;
        labels := labels || encoded;
      end loop;
      return array_to_string(labels, '.');
    end $body$
  $sql$, '/* collation */', case when exists (select from pg_collation where collname = 'und-x-icu')
    then 'collate "und-x-icu"' else '' end);
end $$;

-- Only what a provider is known to deliver to one mailbox is one: a wrong guess would take somebody's letter from them.
create function private.mailbox(name text, domain text) returns text
  language plpgsql immutable strict parallel safe
as $$
begin
  return case
    when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
    when domain in ('proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me')
      then translate(name, '._-', '') || '@' || domain
    when domain in ('ya.ru', 'yandex.ru', 'yandex.com', 'yandex.by', 'yandex.kz', 'yandex.ua')
      then replace(name, '.', '-') || '@yandex.ru'
    -- Names have no hyphen there: behind it stands what a disposable address is for.
    when domain like 'yahoo.%' or domain in ('ymail.com', 'rocketmail.com')
      then split_part(name, '-', 1) || '@' || domain
    -- anything@name.fastmail.com
    when domain like '%.fastmail.%' and split_part(domain, '.', 2) = 'fastmail'
      then split_part(domain, '.', 1) || '@' || substr(domain, strpos(domain, '.') + 1)
    else name || '@' || domain
  end;
end $$;

-- A +tag makes no other person, whatever the domain: most domains of businesses are kept by providers that deliver it.
-- Not strict, and so an expression that the planner puts in place: as a call of its own it costs twice as much.
create or replace function private.email_key(email text) returns text
  language sql immutable parallel safe
  return private.mailbox(
    regexp_replace(lower(split_part(email, '@', 1)), '(.)\+.*$', '\1'),
    case when octet_length(email) > char_length(email) then private.ascii_domain(split_part(email, '@', 2))
      else lower(split_part(email, '@', 2)) end);

-- What is there already.
update public.podcast_requests set email = email where email_key <> private.email_key(email);
insert into private.unwanted_mail (email_key, reason, since)
  select private.email_key(email_key), reason, since from private.unwanted_mail on conflict do nothing;
delete from private.unwanted_mail where email_key <> private.email_key(email_key);
