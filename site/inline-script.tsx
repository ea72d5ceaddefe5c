import type { ScriptHTMLAttributes } from 'react'

type InlineScriptProps = { code: string; 'data-islands'?: string } & ScriptHTMLAttributes<HTMLScriptElement>

/** A small script of our own inside the document; the policy carries the hash of its bytes. */
export function InlineScript({ code, ...attributes }: InlineScriptProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written by us at build; as children React would escape it
  return <script {...attributes} dangerouslySetInnerHTML={{ __html: code }} />
}
