import { type ScriptHTMLAttributes, useContext } from 'react'
import { Nonce } from './nonce.ts'

type InlineScriptProps = { code: string; 'data-islands'?: string } & ScriptHTMLAttributes<HTMLScriptElement>

/** A small script of our own inside the document; the policy knows its bytes from the build, or its nonce. */
export function InlineScript({ code, ...attributes }: InlineScriptProps) {
  const nonce = useContext(Nonce)
  return (
    <script
      {...attributes}
      nonce={nonce}
      suppressHydrationWarning // browsers hide the nonce
      // biome-ignore lint/security/noDangerouslySetInnerHtml: written by us at build; as children React would escape it
      dangerouslySetInnerHTML={{ __html: code }}
    />
  )
}
