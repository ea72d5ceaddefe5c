import {
  Body,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components'
import type { ReactNode } from 'react'
import { brand } from '#content/brand.ts'
import { letters } from '#content/letters.ts'
import { colours, darkScheme, styles } from './letter-styles.ts'

export type Frame = {
  title: string
  preview: string
  website: string
  requestedOn: string
  origin: string
  stopAddress: string
  children: ReactNode
}

/** What every letter has: our name above it, who asked and the way out below. */
export function LetterFrame({ title, preview, website, requestedOn, origin, stopAddress, children }: Frame) {
  const { frame } = letters
  return (
    <Html lang="en">
      <Head>
        <title>{title}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkScheme}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body className="paper" style={styles.body}>
        <Container style={styles.container}>
          <Text style={styles.brand}>
            <Link className="ink" href={origin} style={{ color: colours.ink, textDecoration: 'none' }}>
              {brand.name}
            </Link>
          </Text>
          <Section className="card" style={styles.card}>
            <Heading as="h1" style={styles.heading}>
              {title}
            </Heading>
            {children}
          </Section>
          <Hr className="line" style={styles.line} />
          <Text className="quiet" style={styles.small}>
            {frame.who(website, requestedOn)}
            <br />
            <Link className="signal" href={stopAddress} style={{ color: colours.signal }}>
              {frame.stop}
            </Link>
          </Text>
          <Text className="quiet" style={styles.small}>
            {frame.sender}
          </Text>
        </Container>
      </Body>
    </Html>
  )
}
