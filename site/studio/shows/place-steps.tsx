import { useState } from 'react'
import { Form } from 'react-router'
import { placeWords as words } from '#content/places.ts'
import type { PublicShow } from '#domain/public-show.ts'
import type { Place } from '#operations/distribution/listings.ts'
import screen from '#site/studio/screen.module.css'
import { Button } from '#site/ui/button.tsx'
import { OutsideLink } from '#site/ui/outside-link.tsx'

type Props = { place: Place; show: PublicShow; feed: string; typed: string; now: Date }

/** One place: what it wants, what to copy, whose mailbox to watch, and where the show is once it is there. */
export function PlaceSteps({ place, show, feed, typed, now }: Props) {
  return (
    <Form method="post" className={screen.part} aria-labelledby="place">
      <h2 id="place">{words.steps(place.name)}</h2>
      <input type="hidden" name="place" value={place.id} />
      <p>
        {words.enter} <OutsideLink href={place.enter}>{words.open(place.name)}</OutsideLink>
      </p>
      <Copied id="feed" label={words.feed} value={feed} />
      {place.asksOwner && <Owner show={show} now={now} />}
      <p className={screen.row}>
        {(['sent', 'refused', 'not-wanted', 'not-yet'] as const).map((state) => (
          <Button key={state} type="submit" name="intent" value={state} look="line" isSmall>
            {words.say[state]}
          </Button>
        ))}
      </p>
      <label className={screen.label}>
        {words.listing}
        <input
          className={screen.input}
          name="listing"
          defaultValue={typed || (place.said?.listing ?? '')}
          autoComplete="off"
        />
      </label>
      <label className={screen.tick}>
        <input type="checkbox" name="seen" value="yes" />
        {words.seenMyself}
      </label>
      <Button type="submit" name="intent" value="listed">
        {words.note}
      </Button>
    </Form>
  )
}

function Owner({ show: { ownerEmail, ownerShownUntil }, now }: { show: PublicShow; now: Date }) {
  if (!ownerEmail) return <p>{words.noOwner}</p>
  const isShown = ownerShownUntil !== null && ownerShownUntil > now
  return (
    <>
      <p>
        {words.code(ownerEmail)} {isShown && words.isShown}
      </p>
      <Copied id="owner" label={words.owner} value={ownerEmail} />
      {!isShown && (
        <Button type="submit" name="intent" value="share-owner" look="line" isSmall>
          {words.showOwner}
        </Button>
      )}
    </>
  )
}

/** A value to copy with one press; without a script it is marked by hand. */
function Copied({ id, label, value }: { id: string; label: string; value: string }) {
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <div className={screen.row}>
      <label className={screen.label} htmlFor={id}>
        {label}
        <input id={id} className={screen.input} readOnly value={value} />
      </label>
      <Button type="button" look="line" isSmall onClick={() => void copy()}>
        {isCopied ? words.copied : words.copy}
      </Button>
    </div>
  )
}
