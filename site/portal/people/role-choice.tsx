import type { ReactNode } from 'react'
import { portal } from '#content/portal.ts'
import { type MemberRole, memberRoles } from '#domain/member.ts'
import styles from '#site/portal/portal.module.css'

type RoleChoiceProps = { id: string; chosen: MemberRole; label: ReactNode }

export const RoleChoice = ({ id, chosen, label }: RoleChoiceProps) => (
  <label className={styles.label} htmlFor={id}>
    <span>{label}</span>
    <select id={id} name="role" className={styles.select} defaultValue={chosen}>
      {memberRoles.map((role) => (
        <option key={role} value={role}>
          {portal.people.roles[role]}
        </option>
      ))}
    </select>
  </label>
)
