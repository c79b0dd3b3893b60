import { publish } from '../owner/publish/publication.ts';
import { compareVersions } from '../owner/diff/compare-versions.ts';
import type { Version } from '../owner/diff/version.ts';
import { headline, faultCount, isEmpty } from '../owner/diff/report.ts';
import { formatMarkdown, formatText } from '../owner/diff/format-text.ts';
import { projectOf } from '../run/project.ts';
import { UserError } from '../run/user-error.ts';
import type { PublishAnswer } from '../../src/shared/editing.ts';
import { type Command, printReport } from './command.ts';
import { confirm } from './prompt.ts';

/**
 * `publish [-- --yes]`: shows what changes, asks, then sends it to a branch of its own, from which a request is opened. With `--format json`
 * and without `--yes`: the changes alone. Resolves to 0 sent, or nothing to send; 1 not.
 */
export const run: Command = async (options) => {
  const isText = options.format === undefined;
  const end = (answer: PublishAnswer) => {
    const isDone = answer.outcome !== 'refused';
    printReport(options, { version: 2, ...answer }, answer.message, !isDone);
    return isDone ? 0 : 1;
  };
  const shown = { report: '', toSee: 0 };
  try {
    const project = projectOf(options);
    const describe = async (before: Version, after: Version) => {
      const changes = await compareVersions(before, after);
      const report = isEmpty(changes) ? allTakenBack : formatText(changes);
      Object.assign(shown, { report, toSee: faultCount(changes) });
      if (isText) console.log(`${shown.report}\n`);
      const isAgreed = isText ? await confirm('Envoyer ces changements ?', options) : options.yes === true;
      return isAgreed ? `Publier : ${headline(changes)}\n\n${formatMarkdown(changes)}\n` : undefined;
    };
    const { outcome, branch, link = null } = await publish(project, describe);
    if (outcome === 'planned' && isText) return 1;
    return end({ outcome, ...shown, link, message: messageOf(outcome, branch, link) });
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return end({ outcome: 'refused', ...shown, link: null, message: error.message });
  }
};

const allTakenBack =
  "Vous avez tout remis comme dans la version partagée : l'envoi ôte vos changements de la demande ouverte, que vous pouvez fermer.";

function messageOf(outcome: PublishAnswer['outcome'], branch: string | undefined, link: string | null): string {
  if (outcome === 'planned') return '';
  if (branch === undefined) return 'Rien à envoyer : ce dossier a la version partagée, et rien de plus.';
  const where = link === null ? 'dans le dépôt partagé.' : `: ${link}`;
  return outcome === 'sent'
    ? `Envoyé sur la branche « ${branch} ». Ouvrez la demande ${where}`
    : `Rien de plus à envoyer : la branche « ${branch} » a tous vos changements. Sa demande est ${where}`;
}
