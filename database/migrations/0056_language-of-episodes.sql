-- The language that a website was found to be written in, so that the board can say what nobody has read yet.

alter table private.productions add column language text;

update private.productions set language = left(output ->> 'language', 20) from private.finished_steps finished
  where finished.request_id = productions.request_id and finished.step = 'read-website';
