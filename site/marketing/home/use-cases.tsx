import { home } from '#content/home.ts'
import { type UseCase, type UseCaseGroup, useCaseGroups } from '#content/use-cases.ts'
import { Icon } from '#site/ui/icon.tsx'
import { Section } from '#site/ui/section.tsx'
import { Tabs } from '#site/ui/tabs.tsx'
import styles from './use-cases.module.css'

const { audiences, useCases } = home

export function UseCases() {
  return (
    <Section kicker={useCases.kicker} title={useCases.title} text={useCases.text}>
      <Tabs
        label={useCases.title}
        tabs={useCaseGroups.map((group) => ({
          id: group.id,
          label: group.tab,
          panel: <Group group={group} />,
        }))}
      />
      <div className={styles.audiences}>
        <h3>{audiences.title}</h3>
        <p className="quiet">{audiences.text}</p>
      </div>
    </Section>
  )
}

function Group({ group }: { group: UseCaseGroup }) {
  return (
    <div className={styles.group}>
      <div className={styles.about}>
        <h3>{group.title}</h3>
        <p className="quiet">{group.description}</p>
      </div>
      <ul className={styles.cases}>
        {group.cases.map((useCase) => (
          <Case key={useCase.title} useCase={useCase} />
        ))}
      </ul>
    </div>
  )
}

function Case({ useCase }: { useCase: UseCase }) {
  return (
    <li className={styles.case}>
      <Icon name={useCase.icon} />
      <div>
        <p className="small quiet">{useCase.category}</p>
        <h4 className="display">{useCase.title}</h4>
        <p>{useCase.description}</p>
        <p className={`small ${styles.result}`}>
          <strong>{`${useCases.resultLabel}:`}</strong> {useCase.result}
        </p>
      </div>
    </li>
  )
}
