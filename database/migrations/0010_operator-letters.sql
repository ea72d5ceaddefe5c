-- Mail for operators is owed like any other: a row, claimed before it is sent. What opens the link in it is made when
-- it is written and never stands here.

alter table private.letters
  alter column request_id drop not null,
  add column operator_id uuid references private.operators on delete cascade,
  add constraint letter_has_one_reader check (num_nonnulls(request_id, operator_id) = 1),
  drop constraint letters_kind_check,
  add constraint letters_kind_check check (
    case when operator_id is null then kind in ('request-accepted', 'episode-ready', 'request-failed')
      else kind in ('sign-in-link', 'invitation', 'new-start') end);
create index letters_of_an_operator on private.letters (operator_id) where operator_id is not null;
