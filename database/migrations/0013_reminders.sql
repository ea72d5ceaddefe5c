-- Operators are reminded of what waits for them.

alter table private.letters
  drop constraint letters_kind_check,
  add constraint letters_kind_check check (
    case when operator_id is null then kind in ('request-accepted', 'episode-ready', 'request-failed')
      else kind in ('sign-in-link', 'invitation', 'new-start', 'approval-reminder') end);
