-- A letter whose sender died goes out again, unless a mail server may have it already.

alter table private.letters add column handed_over_at timestamptz;

-- Of what is under way nobody has written down how far it came.
update private.letters set handed_over_at = changed_at where state = 'sending';
