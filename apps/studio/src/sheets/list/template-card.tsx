import type { TemplateView } from '@reelsheet/client';
import { Button } from 'react-aria-components';
import styles from './sheets.module.css';

interface TemplateCardProps {
  readonly template: TemplateView;
  readonly isDisabled: boolean;
  readonly onChoose: () => void;
}

/** A template with its cover; pressing it creates a sheet from it. */
export const TemplateCard = ({ template, isDisabled, onChoose }: TemplateCardProps) => (
  <Button className={styles.template} isDisabled={isDisabled} onPress={onChoose}>
    <img src={template.cover} alt="" loading="lazy" className={styles.cover} />
    <span className={styles.templateTitle}>{template.title}</span>
    <span className={styles.templateText}>{template.description}</span>
  </Button>
);
