import { describe, expect, it } from '@jest/globals';
import { without } from './addresses.js';
import type { AddressedPod, NetworkPolicy } from './policy-objects.js';
import { policyRules } from './policy-rules.js';

const web: AddressedPod = { namespace: 'app', labels: { app: 'web' }, address: '10.0.0.1', ports: { http: 3000 } };
const job: AddressedPod = { namespace: 'app', labels: { app: 'job' }, address: '10.0.0.2', ports: {} };
const other: AddressedPod = { namespace: 'else', labels: { app: 'job' }, address: '10.0.0.3', ports: {} };
const namespaces = { app: { name: 'app' }, else: { name: 'else' } };

const rulesFor = (spec: NetworkPolicy['spec']): string[] => {
  const policies = [{ metadata: { namespace: 'app' }, spec }];
  const rules = policyRules({ pods: [web, job, other], policies, namespaces }).split('\n');
  return rules.filter((line) => line.startsWith('-A')).slice(1);
};

describe('policyRules', () => {
  it('permits the selected pods of the same namespace at a named port, and drops the rest', () => {
    const from = [{ podSelector: { matchLabels: { app: 'job' } } }];
    const ingress = [{ from, ports: [{ port: 'http' }] }];
    expect(rulesFor({ podSelector: { matchLabels: { app: 'web' } }, policyTypes: ['Ingress'], ingress })).toEqual([
      '-A POLICIES -d 10.0.0.1/32 -j POLICIES-I0',
      '-A POLICIES-I0 -s 10.0.0.2/32 -p tcp --dport 3000 -j RETURN',
      '-A POLICIES-I0 -j DROP',
    ]);
  });

  it('permits pods of another namespace by its labels', () => {
    const to = [{ namespaceSelector: { matchLabels: { name: 'else' } } }];
    const egress = [{ to, ports: [{ port: 53, protocol: 'UDP' }] }];
    expect(rulesFor({ podSelector: { matchLabels: { app: 'web' } }, policyTypes: ['Egress'], egress })).toEqual([
      '-A POLICIES -s 10.0.0.1/32 -j POLICIES-E0',
      '-A POLICIES-E0 -d 10.0.0.3/32 -p udp --dport 53 -j RETURN',
      '-A POLICIES-E0 -j DROP',
    ]);
  });

  it('drops everything for a policy without rules, and nothing for pods without a policy', () => {
    const selector = { matchExpressions: [{ key: 'app', operator: 'NotIn' as const, values: ['web'] }] };
    expect(rulesFor({ podSelector: selector, policyTypes: ['Egress'] })).toEqual([
      '-A POLICIES -s 10.0.0.2/32 -j POLICIES-E1',
      '-A POLICIES-E1 -j DROP',
    ]);
  });

  it('permits a block of addresses without its exceptions', () => {
    expect(without('10.0.0.0/30', ['10.0.0.1/32'])).toEqual(['10.0.0.0/32', '10.0.0.2/31']);
    expect(without('0.0.0.0/0', ['128.0.0.0/1'])).toEqual(['0.0.0.0/1']);
    expect(without('10.1.0.0/16', ['10.0.0.0/8'])).toEqual([]);
  });
});
