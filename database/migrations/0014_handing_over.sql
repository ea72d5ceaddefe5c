-- A letter whose sender died goes out again, unless a mail server may have it already.

alter table private.letters add column handed_over_at timestamptz;
