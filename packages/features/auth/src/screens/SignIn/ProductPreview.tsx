import { useMessages } from '@kasb/kit';
import { Avatar, Badge } from '@kasb/ui';
import { ListChecks, Send, Sparkles } from 'lucide-react';
import { panelMessages } from '../../messages/panel.ts';
import * as css from './ProductPreview.css.ts';

/** What the product looks like inside, in a few drawn lines; decoration, hidden from readers. */
export function ProductPreview() {
  const t = useMessages(panelMessages);
  const stages = [t('applied'), t('screening'), t('interview'), t('offer'), t('hired')];
  const people = [
    { name: t('firstCandidate'), stage: t('interview'), tone: 'promote' as const },
    { name: t('secondCandidate'), stage: t('screening'), tone: 'accent' as const },
  ];
  const points = [
    { Icon: Sparkles, text: t('ai') },
    { Icon: Send, text: t('publishing') },
    { Icon: ListChecks, text: t('questions') },
  ];
  return (
    <div className={css.preview}>
      <div className={css.card}>
        <div className={css.cardTop}>
          <div>
            <div className={css.cardTitle}>{t('vacancy')}</div>
            <div className={css.cardMeta}>{t('company')}</div>
          </div>
          <Badge tone="positive" hasDot>
            {t('active')}
          </Badge>
        </div>
        <div className={css.funnel}>
          {stages.map((stage, index) => (
            <div
              key={stage}
              className={css.stage}
              data-stage={index < 2 ? 'past' : index === 2 ? 'current' : undefined}
            >
              {stage}
            </div>
          ))}
        </div>
        <div className={css.people}>
          {people.map(({ name, stage, tone }) => (
            <div key={name} className={css.person}>
              <Avatar name={name} />
              <span className={css.personName}>{name}</span>
              <Badge tone={tone}>{stage}</Badge>
            </div>
          ))}
        </div>
      </div>
      <div className={css.words}>
        <p className={css.title}>{t('title')}</p>
        <ul className={css.points}>
          {points.map(({ Icon, text }) => (
            <li key={text} className={css.point}>
              <Icon className={css.pointIcon} />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
