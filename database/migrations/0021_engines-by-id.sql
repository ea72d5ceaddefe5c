-- Episodes named the engine that spoke them as people call it; prices are looked up by its id.

create function private.with_engine_ids(episode jsonb) returns jsonb language sql immutable
  return jsonb_set(episode, '{voices}', (
    select jsonb_object_agg(speaker, voice || jsonb_build_object('engine', case voice ->> 'engine'
      when 'Flite (built in)' then 'flite' when 'Kokoro' then 'kokoro' when 'ElevenLabs' then 'elevenlabs'
      when 'Azure' then 'azure' else case when voice ->> 'engine' like 'the speech server at %' then 'openai'
        else voice ->> 'engine' end end))
    from jsonb_each(episode -> 'voices') as voices(speaker, voice)));

update private.episodes set episode = private.with_engine_ids(episode)
  where episode -> 'voices' <> '{}';
update private.finished_steps set output = jsonb_set(output, '{episode}', private.with_engine_ids(output -> 'episode'))
  where step = 'master' and output -> 'episode' -> 'voices' <> '{}';

drop function private.with_engine_ids(jsonb);
