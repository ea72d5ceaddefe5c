import { createElement, Fragment } from 'react'
import type { Marked } from '#domain/support.ts'
import styles from './marked-text.module.css'

/** A website's words, those that are said in the episode marked. */
export const MarkedText = ({ pieces }: { pieces: Marked }) =>
  createElement(
    Fragment,
    null,
    // As children that never change their places they need no keys.
    ...pieces.map(({ text, isSaid }) => (isSaid ? <mark className={styles.mark}>{text}</mark> : text)),
  )
